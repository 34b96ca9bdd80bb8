import { answerHelp } from './help.mjs'
import { writeTypes } from './messages/catalogues.mjs'

answerHelp(`npm run messages

Writes the English catalogue of findings from src/core/verify/findings-in-english/, and the types of the English messages. Run it after
a change of a finding's sentence, or of a key or placeholder of a message.
`)
const { register } = await import('tsx/esm/api')
register()
const { writeEnglishFindings } = await import('./messages/findings.ts')
writeEnglishFindings()
writeTypes()
