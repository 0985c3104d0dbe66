export { Landing as LandingRoute, loadBelow } from '../features/landing/Landing.tsx';
