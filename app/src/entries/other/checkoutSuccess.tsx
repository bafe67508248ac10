import { Component } from '../../routes/CheckoutSuccess';
import { startTool } from '../../shell/startTool';

startTool(Component);
