import { Component } from '../../booking/Booking';
import { startTool } from '../../shell/tool/startTool';

startTool(Component);
