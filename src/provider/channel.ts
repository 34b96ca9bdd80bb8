/**
 * The event by which the two scripts of a page find each other. Without a text somebody asks who is there: a relay whose
 * channel nobody has taken offers it by the same event with a text, and a page's end prevents the default, so that there
 * is only one. A page's end takes what is offered while it asks itself, by preventing the default, unless it has a channel
 * that lives: relays hear before any script of the page, which can offer nothing in their place.
 *
 * A channel is two events of a name that is random for each relay: `name>` to the relay, `name<` to the page, texts
 * only, so that nothing live crosses. A page's own script can learn the name, and gains nothing by it: whatever comes
 * over a channel is the page's own word, and is judged as that in the background.
 *
 * Each event that both scripts hear costs a page more than all else that they do, so that there is none at load: the
 * page's end asks for a relay when the page first speaks.
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
