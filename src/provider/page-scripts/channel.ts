/**
 * Provider and relay meet by this event of `performance`. Without text, it asks for a partner. A free relay answers
 * with its channel's name; a free provider accepts by preventing the default. Relays listen before page scripts, so
 * pages cannot answer first. The channel's events: `name>` to the relay, `name<` to the page. The name is no secret:
 * the background distrusts page messages.
 */
export const MEETING_EVENT = 'causeway'

/** Relay to page: the relay is back. */
export const RELAY_BACK = '+'
/** Relay to page: the port closed with its pending calls. */
export const PORT_LOST = '-'
/** Relay to page: the extension was updated or removed. */
export const EXTENSION_GONE = '!'
/** Page to relay: opens the port. */
export const OPEN_PORT = ''
