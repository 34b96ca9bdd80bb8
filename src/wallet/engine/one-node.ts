import { type EventKind, meaningOfEvent } from '../../core/execution/progress.ts'

/** Notes that one of two nodes decided a step. */
export function withOneNode<E extends Readonly<{ event: EventKind }>>(
  event: E | undefined,
  isAlone: () => boolean,
): E | undefined {
  if (!event || meaningOfEvent(event.event).progress !== 'always') return event
  return isAlone() ? { ...event, oneNode: true } : event
}
