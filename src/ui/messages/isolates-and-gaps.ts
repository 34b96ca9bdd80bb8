/** Only some scripts need isolates and spaces. */
export type Script = Readonly<{
  text: (text: string | number) => string
  /** A formatted number, time or list. */
  value: (text: string) => string
  line: (text: string) => string
}>

const AMOUNT = /^([\d.,]+) (\S+)$/

/** Isolates a value, so that it doesn't reverse the line around it. A no-break space keeps an amount with its unit. */
export const ISOLATES: Script = {
  text: (text) => `\u2068${`${text}`.replace(AMOUNT, '$1\u00a0$2')}\u2069`,
  value: (text) => text,
  line: (text) => text,
}

const GAP = '\0'
const EDGES = /(.?)\0+(?=(.?))/gsu
const HAN = /\p{Script=Han}/u
const OTHER_BEFORE = /[\p{Script=Latin}\p{Nd})\]%]/u
const OTHER_AFTER = /[\p{Script=Latin}\p{Nd}([#$]/u

/** Puts a space between a Chinese character and a name or amount. */
export const GAPS: Script = {
  text: gapped,
  value: gapped,
  line: (text) =>
    text.replace(EDGES, (_, before: string, after: string) => {
      const isGap = (HAN.test(before) && OTHER_AFTER.test(after)) || (OTHER_BEFORE.test(before) && HAN.test(after))
      return isGap ? `${before} ` : before
    }),
}

function gapped(text: string | number): string {
  return `${GAP}${text}${GAP}`
}
