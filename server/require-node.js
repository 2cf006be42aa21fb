const needed = 26

if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    `This needs Node ${needed}, and runs on ${process.version}: use npm start and npm test, which bring it (npm ci installs it)`,
  )
  process.exit(1)
}
