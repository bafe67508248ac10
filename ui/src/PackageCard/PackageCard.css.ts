export { emphasis } from '../lib/price.css';
