import type { Language } from '../../core/text/language.ts'

type AccountNames = Readonly<Record<'ofWords' | 'imported', (number: number) => string>>

/** Named by its number from 1. The account stores this name like one from the user. */
export const ACCOUNT_NAMES: Readonly<Record<Language, AccountNames>> = {
  en: { ofWords: (number) => `Account ${number}`, imported: (number) => `Imported key ${number}` },
  es: { ofWords: (number) => `Cuenta ${number}`, imported: (number) => `Clave importada ${number}` },
  de: { ofWords: (number) => `Konto ${number}`, imported: (number) => `Importierter Schlüssel ${number}` },
  ja: { ofWords: (number) => `アカウント${number}`, imported: (number) => `取り込んだ鍵${number}` },
  'zh-Hans': { ofWords: (number) => `账户 ${number}`, imported: (number) => `导入的私钥 ${number}` },
  ar: { ofWords: (number) => `الحساب ${number}`, imported: (number) => `المفتاح المستورد ${number}` },
  'pt-BR': { ofWords: (number) => `Conta ${number}`, imported: (number) => `Chave importada ${number}` },
  vi: { ofWords: (number) => `Tài khoản ${number}`, imported: (number) => `Khóa đã nhập ${number}` },
  ko: { ofWords: (number) => `계정 ${number}`, imported: (number) => `가져온 키 ${number}` },
  tr: { ofWords: (number) => `Hesap ${number}`, imported: (number) => `İçe aktarılan anahtar ${number}` },
}
