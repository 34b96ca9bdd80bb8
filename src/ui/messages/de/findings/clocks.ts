import { about } from 'words:de/formats'
import type { clockWords } from '../../../../core/verify/words/clocks.ts'
import type { Translated } from '../../translated.ts'

export const deClockWords: Translated<typeof clockWords> = {
  quoteTooOld: ({ seconds }) => `Das Angebot ist ${about(Number(seconds))} alt; fragen Sie neu an.`,
  lifeNearlyOver: 'Die Frist, die Sie diesem Transfer gesetzt haben, läuft zu früh ab, um ihn noch auszuführen.',

  clockNotCompared:
    'Nichts ließ sich lesen, was Ihre Uhr bestätigt: Wie alt dieses Angebot ist, ist nicht nachgewiesen.',
  clockBehindService: ({ seconds }) =>
    `Ihre Uhr geht gegenüber dem Dienst ${about(Number(seconds))} nach: Ein altes Angebot könnte neu aussehen.`,
  clockAheadOfService: ({ seconds }) =>
    `Ihre Uhr geht gegenüber dem Dienst ${about(Number(seconds))} vor: Ein altes Angebot könnte neu aussehen.`,
  clockBehindChain: ({ seconds, chain }) =>
    `Ihre Uhr geht gegenüber dem neuesten Block von ${chain} ${about(Number(seconds))} nach: Ein altes Angebot könnte neu aussehen.`,
  clockAheadOfChain: ({ seconds, chain }) =>
    `Ihre Uhr geht gegenüber dem neuesten Block von ${chain} ${about(Number(seconds))} vor: Ein altes Angebot könnte neu aussehen.`,
}
