import { Component } from '../../contact/Contact';
import { startTool } from '../../shell/tool/startTool';

export const start = () => startTool(Component);
