import { startCompatible } from '../src/provider/compatible.ts'

startCompatible(window)
