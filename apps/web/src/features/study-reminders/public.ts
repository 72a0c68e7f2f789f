export { ReminderWay } from './reminder-way';
