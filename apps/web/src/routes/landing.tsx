export { Landing as LandingRoute } from '../features/landing/Landing.tsx';
