export { LandingRoute, loadLanding } from '../features/landing/LandingRoute.tsx';
