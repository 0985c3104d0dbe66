export { InstallPage as DownloadRoute } from '../features/install/InstallPage.tsx';
