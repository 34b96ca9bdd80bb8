import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writePhishingList } from '../../../src/core/phishing/list.ts'
import { packageHosts, SOURCE } from './package-hosts.ts'

// Run `npx tsx tests/core/phishing/write-list.ts` after a package update.
const bytes = writePhishingList(packageHosts(), SOURCE.publishedAtSeconds)
writeFileSync(join(import.meta.dirname, '../../../assets/phishing.bin'), bytes)
