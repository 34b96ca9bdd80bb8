/**
 * The event by which the two scripts of a page find each other. With a text it offers a channel; without one it asks
 * whether a page's end is there: that one prevents its default, and offers a channel unless it has one.
 *
 * A channel is two events of a name that is random for each offer: `name>` to the relay, `name<` to the page, texts
 * only, so that nothing live crosses. Both scripts run before the page's own, which hears of no name by itself; one that
 * replaces what events are made of can learn it later, and gains nothing by it: whatever comes over a channel is the
 * page's own word, and is judged as that in the background.
 */
export const MEET = 'causeway'

/** Relay to page: the relay is there, or looks again; whatever waits may be sent. */
export const THERE = '+'
/** Relay to page: the port was lost, with all that waits for an answer. */
export const LOST = '-'
/** Relay to page: this relay's extension was updated or removed. Nothing comes after it. */
export const GONE = '!'
/** Page to relay: opens the port, and asks for nothing but the state. */
export const OPEN = ''
