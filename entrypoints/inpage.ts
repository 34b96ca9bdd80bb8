import { startInpage } from '../src/provider/inpage.ts'

startInpage(window)
