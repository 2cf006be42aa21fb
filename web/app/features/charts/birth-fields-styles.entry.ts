// For markup of the server whose code is loaded later.
import './birth-fields.module.css'
