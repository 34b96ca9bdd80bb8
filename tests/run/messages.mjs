// Writes the types of the English messages: `node tests/run/messages.mjs`.
import { answerHelp } from './help.mjs'
import { writeTypes } from './messages/catalogues.mjs'

answerHelp(`npm run messages

Writes the types of the English messages, after a change of their keys or placeholders.
`)
writeTypes()
