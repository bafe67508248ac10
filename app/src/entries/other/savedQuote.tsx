import { Component } from '../../routes/quote/KeptQuotePage';
import { startTool } from '../../shell/startTool';

startTool(Component);
