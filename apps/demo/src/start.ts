/** The entry of the web app. It runs when the document and its style sheet are loaded, and so does what it imports. */
import './app.css'

void import('./main.tsx')
