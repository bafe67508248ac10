import { Component } from '../../routes/PlannerPage';
import { startTool } from '../../shell/startTool';

startTool(Component);
