import 'react-day-picker/style.css';
import { DayPicker } from 'react-day-picker';
import { month } from '../content';

const first = new Date(`${month}-01T00:00`);

export const Item = () => <DayPicker mode="single" defaultMonth={first} weekStartsOn={0} />;
