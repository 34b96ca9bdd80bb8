import { cleanOutsideText } from '../text/outside.ts'

/** Words of a stranger: cleaned, short, plain, and kept from turning the text around them. */
export function OutsideText({ text }: { text: string }) {
  return <bdi class="outside">{cleanOutsideText(text)}</bdi>
}
