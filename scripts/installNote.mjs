// After an install, prints one line if the machine's Node is too old. `.npmrc` silences npm's own warning for each
// package. npm runs this with the project's Node and names the machine's Node in its user agent.
const [, machine = ''] = /node\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
const [major = 0, minor = 0] = machine.split('.').map(Number);

if (machine !== '' && (major < 24 || (major === 24 && minor < 15))) {
  console.log(
    `This machine has Node ${machine}. Élan runs on the Node ${process.versions.node} that was just installed: start it with "npm start".`,
  );
}
