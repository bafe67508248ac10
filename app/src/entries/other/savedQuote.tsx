import { Component } from '../../saved-quote/SavedQuotePage';
import { startTool } from '../../shell/tool/startTool';

export const start = () => startTool(Component);
