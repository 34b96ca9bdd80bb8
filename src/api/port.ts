/** Only for extension pages. */
export const API_PORT = 'causeway.api'
