import { Component } from '../../saved-quote/SavedQuotePage';
import { startTool } from '../../shell/tool/startTool';

startTool(Component);
