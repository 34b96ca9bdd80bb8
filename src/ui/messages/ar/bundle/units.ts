import type { Forms } from '../format.ts'

export const UNITS: Forms = {
  zero: '# وحدة',
  one: 'وحدة واحدة',
  two: 'وحدتان',
  few: '# وحدات',
  many: '# وحدة',
  other: '# وحدة',
}
