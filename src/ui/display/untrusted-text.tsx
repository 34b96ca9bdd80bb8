import { cleanText } from '../../core/text/untrusted-text.ts'

export function UntrustedText({ text, most }: { text: string; most?: number }) {
  return <bdi class="outside">{cleanText(text, most)}</bdi>
}

// First strong isolate and its end, which languages put around names and amounts. Private-use letters replace them
// while the rest is cleaned.
const APART = { '\u2068': '\ue000', '\u2069': '\ue001' } as const

/** Keeps the isolates in it. */
export function MixedText({ text, most }: { text: string; most?: number }) {
  const held = Object.entries(APART).reduce(
    (so, [mark, letter]) => so.replaceAll(letter, '').replaceAll(mark, letter),
    text,
  )
  const clean = cleanText(held, most)
  return (
    <bdi class="outside">
      {Object.entries(APART).reduce((so, [mark, letter]) => so.replaceAll(letter, mark), clean)}
    </bdi>
  )
}

export function UntrustedQuote(props: { text: string; most?: number }) {
  return (
    <q>
      <UntrustedText {...props} />
    </q>
  )
}
