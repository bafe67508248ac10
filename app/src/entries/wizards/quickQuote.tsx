import { Component } from '../../routes/QuotePage';
import { startTool } from '../../shell/startTool';

startTool(Component);
