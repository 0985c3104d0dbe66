/** Answers with the browser extension, or leads to what is to be done first (server feature `downloads`). */
export const EXTENSION_ADDRESS = '/api/downloads/extension/latest';
