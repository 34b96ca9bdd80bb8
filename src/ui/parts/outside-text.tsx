import { cleanText } from '../../core/text.ts'

/** Words of a stranger: cleaned, short, plain, and kept from turning the text around them. */
export function OutsideText({ text, most }: { text: string; most?: number }) {
  return <bdi class="outside">{cleanText(text, most)}</bdi>
}
