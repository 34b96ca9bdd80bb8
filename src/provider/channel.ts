/**
 * The event by which the two scripts of a page find each other. With a text the relay offers a channel, which the page's
 * end takes by preventing the default, unless it has one that lives. Without one a page's end asks who is there: a relay
 * whose channel nobody has taken offers it, and another page's end prevents the default, so that there is only one.
 *
 * A channel is two events of a name that is random for each relay: `name>` to the relay, `name<` to the page, texts
 * only, so that nothing live crosses. Both scripts run before the page's own, which hears of no name by itself; one that
 * replaces what events are made of can learn it later, and gains nothing by it: whatever comes over a channel is the
 * page's own word, and is judged as that in the background.
 *
 * Each event that both scripts hear costs a page more than all else that they do, so that one is all there is at load.
 */
export const MEET = 'causeway'

/** Relay to page: the relay looks again; whatever waits may be sent. */
export const THERE = '+'
/** Relay to page: the port was lost, with all that waits for an answer. */
export const LOST = '-'
/** Relay to page: this relay's extension was updated or removed. Nothing comes after it. */
export const GONE = '!'
/** Page to relay: opens the port, and asks for nothing but the state. */
export const OPEN = ''
