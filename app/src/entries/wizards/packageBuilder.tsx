import { Component } from '../../routes/ConfiguratorPage';
import { startTool } from '../../shell/startTool';

startTool(Component);
