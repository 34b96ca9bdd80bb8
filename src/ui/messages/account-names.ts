import type { Language } from '../../core/language.ts'

/** What an account is called until it is given a name, by its number from 1: kept with the account, as its name is. */
export const ACCOUNT_NAMES: Readonly<Record<Language, (number: number) => string>> = {
  en: (number) => `Account ${number}`,
  es: (number) => `Cuenta ${number}`,
  de: (number) => `Konto ${number}`,
  ja: (number) => `アカウント${number}`,
  'zh-Hans': (number) => `账户 ${number}`,
  ar: (number) => `الحساب ${number}`,
}
