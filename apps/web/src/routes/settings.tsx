export { Settings as SettingsRoute } from '../features/settings/Settings.tsx';
