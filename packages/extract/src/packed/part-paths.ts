/** The path in a file that a part in `folder` means by `target`. */
export function resolvePath(folder: string, target: string): string {
  const path = target.startsWith('/') ? target.slice(1) : folder + target;
  const steps: string[] = [];
  for (const step of path.replaceAll('\\', '/').split('/')) {
    if (step === '..') {
      steps.pop();
    } else if (step !== '.' && step !== '') {
      steps.push(step);
    }
  }
  return steps.join('/');
}

export function folderOf(part: string): string {
  return part.slice(0, part.lastIndexOf('/') + 1);
}
