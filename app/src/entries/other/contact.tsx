import { Component } from '../../contact/Contact';
import { startTool } from '../../shell/tool/startTool';

startTool(Component);
