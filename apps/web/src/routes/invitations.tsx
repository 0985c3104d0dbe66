export { Invitations as InvitationsRoute } from '../features/invitations/Invitations.tsx';
