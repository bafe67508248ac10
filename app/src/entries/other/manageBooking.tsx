import { Component } from '../../booking/manage/Manage';
import { startTool } from '../../shell/tool/startTool';

export const start = () => startTool(Component);
