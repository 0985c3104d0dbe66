export { Popup as PopupRoute } from '../features/assistant/popup/Popup.tsx';
