import { Component } from '../../routes/contact/Contact';
import { startTool } from '../../shell/startTool';

startTool(Component);
