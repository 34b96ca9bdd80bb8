import { about as spanOf } from 'words:zh-hans/formats'

const HAN_BEFORE = /\p{Script=Han}$/u
const HAN_AFTER = /^\p{Script=Han}/u
const OTHER_BEFORE = /[\p{Script=Latin}\p{Nd})\]%]$/u
const OTHER_AFTER = /^[\p{Script=Latin}\p{Nd}([#$]/u

const joined = (before: string, after: string) => {
  const isGap =
    (HAN_BEFORE.test(before) && OTHER_AFTER.test(after)) || (OTHER_BEFORE.test(before) && HAN_AFTER.test(after))
  return isGap ? `${before} ${after}` : before + after
}

export const line = (texts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  texts.reduce((before, text, index) => joined(joined(before, `${values[index - 1]}`), text))

/** Rounds an estimate in seconds; without the marks of a compiled message. */
export const about = (seconds: number) => spanOf(seconds).replaceAll('\0', '')
