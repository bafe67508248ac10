import { Component } from '../../booking/Booking';
import { startTool } from '../../shell/tool/startTool';

export const start = () => startTool(Component);
