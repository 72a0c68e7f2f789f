/** Runs in the browser. A string, so that the bundled server needs no file beside it. */
export const MAILBOX_SCRIPT = `const POLL_MS = 2000;
const COPIED_MS = 2000;
const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

function showLocalTime(element) {
  const instant = new Date(element.dateTime);
  if (!Number.isNaN(instant.getTime())) {
    element.textContent = time.format(instant);
  }
}

function announce(text) {
  document.querySelector('[data-announce]').textContent = text;
}

function enableCopy(button) {
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(document.querySelector('[data-code]').textContent);
      button.textContent = 'Copied';
      announce('Code copied.');
    } catch {
      button.textContent = 'Could not copy';
      announce('The code could not be copied.');
    }
    setTimeout(() => {
      button.textContent = label;
    }, COPIED_MS);
  });
}

function toRow(template, mail) {
  const row = template.content.firstElementChild.cloneNode(true);
  row.dataset.id = mail.id;
  row.querySelector('a').href = '/dev/mailbox/messages/' + encodeURIComponent(mail.id);
  row.querySelector('[data-subject]').textContent = mail.subject;
  row.querySelector('[data-to]').textContent = mail.to;
  const sent = row.querySelector('time');
  sent.dateTime = mail.sentAt;
  showLocalTime(sent);
  return row;
}

async function addNewMails(list) {
  const answer = await fetch('/dev/mailbox/messages', { headers: { accept: 'application/json' } });
  if (!answer.ok) {
    return;
  }
  const { messages } = await answer.json();
  const known = new Set(Array.from(list.children, (row) => row.dataset.id));
  const fresh = messages.filter((mail) => !known.has(mail.id));
  if (fresh.length === 0) {
    return;
  }
  const template = document.querySelector('[data-row]');
  list.prepend(...fresh.map((mail) => toRow(template, mail)));
  document.querySelector('[data-empty]').hidden = true;
  announce('New email: ' + fresh[0].subject);
}

function keepUpToDate(list) {
  setInterval(() => {
    if (document.visibilityState === 'visible') {
      // A server that restarts is asked again two seconds later.
      addNewMails(list).catch(() => {});
    }
  }, POLL_MS);
}

document.querySelectorAll('time').forEach(showLocalTime);
document.querySelectorAll('[data-copy]').forEach(enableCopy);
document.querySelectorAll('[data-mails]').forEach(keepUpToDate);
`;
