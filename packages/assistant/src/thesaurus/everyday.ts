export const EVERYDAY = ``;
