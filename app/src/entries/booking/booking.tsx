import { Component } from '../../routes/booking/Booking';
import { startTool } from '../../shell/startTool';

startTool(Component);
