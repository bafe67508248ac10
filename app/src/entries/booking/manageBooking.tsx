import { Component } from '../../routes/booking/manage/Manage';
import { startTool } from '../../shell/startTool';

startTool(Component);
