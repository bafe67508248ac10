import { startTool } from '../../shell/tool/startTool';
import { Component } from '../../wizards/quick-quote/QuickQuotePage';

startTool(Component);
