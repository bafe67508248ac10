import { startTool } from '../../shell/tool/startTool';
import { Component } from '../../wizards/planner/PlannerPage';

startTool(Component);
