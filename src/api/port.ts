/** The port's name, which the background accepts from extension pages only. */
export const API_PORT = 'causeway.api'
